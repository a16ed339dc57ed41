import MetIcon from '@mui/icons-material/CheckOutlined';
import UnmetIcon from '@mui/icons-material/CloseOutlined';
import { Box, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { EMPTY } from '../../kit/format';
import type { AnyRow } from '../../schema/resource';
import { useOpenPage } from '../openPage';
import { type Condition, isOffered } from './explain';
import { matchText } from './matchText';
import { type Offer, offersOf } from './offers';
import type { Operation } from './trace';

interface OffersViewProps {
  readonly operation: Operation | undefined;
  /** The row that is chosen, or the record. */
  readonly row: AnyRow | undefined;
}

/** Why each declared action is offered for a row, or isn't. */
export function OffersView({ operation, row }: OffersViewProps) {
  const translate = useTranslate();
  const { rights } = useConsole();
  const page = useOpenPage();
  const offers = operation && row ? offersOf(operation, row, page, rights) : [];
  if (!operation || offers.length === 0)
    return (
      <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
        {translate(operation && !row ? 'inspect.answer.nothing' : 'inspect.offers.none')}
      </Typography>
    );
  return (
    <Box sx={grid}>
      {offers.map((offer) => (
        <OfferView key={offer.words} resource={operation.resource.name} offer={offer} />
      ))}
    </Box>
  );
}

function OfferView({ resource, offer }: { readonly resource: string; readonly offer: Offer }) {
  const translate = useTranslate();
  const { words, name, conditions } = offer;
  const isThere = isOffered(conditions);
  return (
    <Box component="section" aria-label={name}>
      <Typography component="h3" variant="body2" sx={heading}>
        {translate(`resources.${resource}.${words}.name`)}
        <Box component="span" sx={{ fontFamily: 'monospace', fontWeight: 400, color: 'text.secondary' }}>
          {words}
        </Box>
        <Chip
          size="small"
          variant="outlined"
          color={isThere ? 'success' : 'default'}
          label={translate(isThere ? 'inspect.offers.offered' : 'inspect.offers.refused')}
        />
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {conditions.map((condition) => (
          <ConditionView key={`${condition.kind} ${condition.subject}`} condition={condition} />
        ))}
      </Box>
    </Box>
  );
}

function ConditionView({ condition }: { readonly condition: Condition }) {
  const translate = useTranslate();
  const { kind, subject, expected, found, holds } = condition;
  const Icon = holds ? MetIcon : UnmetIcon;
  const text = {
    when: `${subject} ${matchText(expected)}`,
    whenCalc: subject,
    path: subject || EMPTY,
    list: subject,
    permission: subject,
  }[kind];
  return (
    <Typography component="li" variant="body2" sx={{ display: 'flex', gap: 0.75, color: 'text.primary' }}>
      <Icon
        fontSize="small"
        titleAccess={translate(holds ? 'inspect.offers.holds' : 'inspect.offers.fails')}
        sx={{ color: holds ? 'success.main' : 'error.main', mt: '2px' }}
      />
      <span>
        {translate(`inspect.offers.kinds.${kind}`)}{' '}
        <Box component="span" sx={{ fontFamily: 'monospace', fontSize: 13, overflowWrap: 'anywhere' }}>
          {text}
        </Box>
        {(kind === 'when' || kind === 'whenCalc') && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            {translate('inspect.offers.found', { found: JSON.stringify(found) ?? EMPTY })}
          </Box>
        )}
        {kind === 'permission' && found === false && ` ${translate('inspect.offers.notTold')}`}
      </span>
    </Typography>
  );
}

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  fontWeight: 600,
  mb: 0.5,
};

const grid = {
  p: 2,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', md: 'repeat(auto-fill, minmax(340px, 1fr))' },
};
