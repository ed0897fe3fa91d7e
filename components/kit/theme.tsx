import { createContext, use, useMemo, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';
import { EASY_FACES, FACES, type FontFaces } from './faces';
import {
  COLOURS_OF,
  inksOn,
  MATERIALS_OF,
  type Colours,
  type Inks,
  type Materials,
  type Scheme,
  type Surface,
} from './tokens';

interface Theme {
  readonly scheme: Scheme;
  readonly isEasyReading: boolean;
  readonly colours: Colours;
  readonly materials: Materials;
  readonly faces: FontFaces;
}

function themeOf(scheme: Scheme, isEasyReading: boolean): Theme {
  return {
    scheme,
    isEasyReading,
    colours: COLOURS_OF[scheme],
    materials: MATERIALS_OF[scheme],
    faces: isEasyReading ? EASY_FACES : FACES,
  };
}

const ThemeContext = createContext<Theme>(themeOf('dark', false));
const SurfaceContext = createContext<Surface>('bench');

interface ThemeProviderProps {
  readonly scheme: Scheme | 'system';
  readonly easyReading?: boolean;
  readonly children: ReactNode;
}

/** The theme that somebody has chosen, or the device for him. */
export function schemeOf(chosen: Scheme | 'system', system: string | null | undefined): Scheme {
  if (chosen !== 'system') return chosen;
  return system === 'light' ? 'light' : 'dark';
}

export function ThemeProvider({ scheme, easyReading = false, children }: ThemeProviderProps) {
  const chosen = schemeOf(scheme, useColorScheme());
  const theme = useMemo(() => themeOf(chosen, easyReading), [chosen, easyReading]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
  return use(ThemeContext);
}

/** What the text inside is written on, so that it finds its ink by itself. */
export function OnSurface({
  surface,
  children,
}: {
  readonly surface: Surface;
  readonly children?: ReactNode;
}) {
  return <SurfaceContext value={surface}>{children}</SurfaceContext>;
}

export function useSurface(): Surface {
  return use(SurfaceContext);
}

/** The inks that can be read on what this is drawn on. */
export function useInks(): Inks {
  const { scheme } = useTheme();
  return inksOn(use(SurfaceContext), scheme);
}
