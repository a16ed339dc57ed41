import { useMediaQuery } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { ThemeProvider, ThemesContext } from 'react-admin';
import { useConsole } from '../kit/ConsoleContext';
import { KeptStyles } from '../speed/KeptStyles';
import { themesOf } from './theme';

/** Provides the console's themes: light or dark, as chosen, with more contrast if the system asks for it. */
export function Themed({ children }: { readonly children: ReactNode }) {
  const hasMoreContrast = useMediaQuery('(prefers-contrast: more)', { noSsr: true });
  const themes = useMemo(() => themesOf(hasMoreContrast), [hasMoreContrast]);
  return (
    <KeptStyles storage={useConsole().storage}>
      <ThemesContext.Provider value={themes}>
        <ThemeProvider>{children}</ThemeProvider>
      </ThemesContext.Provider>
    </KeptStyles>
  );
}
