import { CacheProvider } from '@emotion/react';
import { useMediaQuery } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { ThemeProvider, ThemesContext } from 'react-admin';
import { useConsole } from '../kit/ConsoleContext';
import { styleCache } from './start/styleCache';
import { themesOf } from './theme';

/** Provides the console's themes: light or dark, as chosen, with more contrast if the system asks for it. */
export function Themed({ children }: { readonly children: ReactNode }) {
  const hasMoreContrast = useMediaQuery('(prefers-contrast: more)', { noSsr: true });
  const themes = useMemo(() => themesOf(hasMoreContrast), [hasMoreContrast]);
  return (
    <CacheProvider value={styleCache(useConsole().storage)}>
      <ThemesContext.Provider value={themes}>
        <ThemeProvider>{children}</ThemeProvider>
      </ThemesContext.Provider>
    </CacheProvider>
  );
}
