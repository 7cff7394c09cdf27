/** Renders the user's component. A runtime bundle that the frame receives together with React. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import mirror from '@mui/stylis-plugin-rtl';
import { useEffect, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { componentsFor, DARK_PALETTE, DEMO_FONT } from '#model/demo-theme';
import type { Look } from '../protocol.ts';

export interface HostEvents {
  /** Rendered without errors. */
  onRendered: () => void;
  onFailed: (error: unknown) => void;
}

const caches = {
  ltr: createCache({ key: 'css' }),
  rtl: createCache({ key: 'css-rtl', stylisPlugins: [mirror] }),
};

/** The same theme as that of demos: with custom properties, from which grids take their lines. */
function themeOf({ mode, direction, density }: Look, wasDense: boolean) {
  return createTheme({
    cssVariables: true,
    colorSchemes: mode === 'dark' ? { dark: { palette: DARK_PALETTE } } : { light: true },
    defaultColorScheme: mode,
    direction,
    typography: { fontFamily: DEMO_FONT },
    components: componentsFor(density === 'dense', wasDense),
  });
}

/** Renders a component. The returned function updates mode, direction and density. */
export function show(Component: ComponentType, look: Look, { onRendered, onFailed }: HostEvents): (look: Look) => void {
  let hasFailed = false;
  const fail = (error: unknown) => {
    hasFailed = true;
    onFailed(error);
  };
  const root = createRoot(document.getElementById('root') ?? document.body, {
    onUncaughtError: fail,
    onCaughtError: () => undefined,
    onRecoverableError: () => undefined,
  });

  function Shown({ look: chosen, wasDense }: { look: Look; wasDense: boolean }) {
    useEffect(() => {
      // An effect that throws unmounts the tree only after this effect has run.
      const timer = setTimeout(() => !hasFailed && onRendered());
      return () => clearTimeout(timer);
    }, []);
    return (
      <CacheProvider value={caches[chosen.direction]}>
        <ThemeProvider theme={themeOf(chosen, wasDense)} storageManager={null}>
          <CssBaseline enableColorScheme />
          <Component />
        </ThemeProvider>
      </CacheProvider>
    );
  }

  let wasDense = false;
  const render = (chosen: Look) => {
    document.documentElement.dir = chosen.direction;
    root.render(<Shown look={chosen} wasDense={wasDense} />);
    wasDense ||= chosen.density === 'dense';
  };
  render(look);
  return render;
}
