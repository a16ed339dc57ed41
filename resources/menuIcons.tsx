import AuthorityIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import EvidenceIcon from '@mui/icons-material/FolderOutlined';
import NotaryIcon from '@mui/icons-material/GavelOutlined';
import MoneyIcon from '@mui/icons-material/PaymentsOutlined';
import UserIcon from '@mui/icons-material/PeopleAltOutlined';
import AppIcon from '@mui/icons-material/PhoneIphoneOutlined';
import OnlineIcon from '@mui/icons-material/TravelExploreOutlined';
import type { ConsoleParts } from 'declared-console';

/** The icons of the menu's groups; the last two groups share a url prefix. */
export const icons: ConsoleParts['icons'] = {
  user: UserIcon,
  online: OnlineIcon,
  money: MoneyIcon,
  app: AppIcon,
  authority: AuthorityIcon,
  evidence: EvidenceIcon,
  'evidence/results': NotaryIcon,
};
