import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';

import { LANGUAGES, type Language } from '@/engine/core/text';

export type Speed = 'off' | 'fast' | 'normal' | 'slow';
const SPEEDS: readonly Speed[] = ['off', 'fast', 'normal', 'slow'];

export interface Settings {
  readonly language: 'system' | Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly easyReading: boolean;
  readonly speed: Speed;
  /** How long a bot's move can be watched. */
  readonly botSpeed: Speed;
  readonly reducedMotion: 'system' | 'on' | 'off';
  readonly music: boolean;
  readonly effects: boolean;
  readonly haptics: boolean;
  readonly hand: 'right' | 'left';
  /** On a tablet lying flat the board turns to whoever is asked. */
  readonly tableMode: boolean;
  /** Whether a newcomer is still to be told of the first steps. */
  readonly offersLessons: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  easyReading: false,
  speed: 'normal',
  botSpeed: 'normal',
  reducedMotion: 'system',
  music: false,
  effects: true,
  haptics: true,
  hand: 'right',
  tableMode: false,
  offersLessons: true,
};

const defaults = DEFAULT_SETTINGS;

/** What cannot be used is replaced by the default, one by one. */
export const settingsSchema: v.GenericSchema<unknown, Settings> = v.object({
  language: v.fallback(v.picklist(['system', ...LANGUAGES]), defaults.language),
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), defaults.theme),
  easyReading: v.fallback(v.boolean(), defaults.easyReading),
  speed: v.fallback(v.picklist(SPEEDS), defaults.speed),
  botSpeed: v.fallback(v.picklist(SPEEDS), defaults.botSpeed),
  reducedMotion: v.fallback(v.picklist(['system', 'on', 'off']), defaults.reducedMotion),
  music: v.fallback(v.boolean(), defaults.music),
  effects: v.fallback(v.boolean(), defaults.effects),
  haptics: v.fallback(v.boolean(), defaults.haptics),
  hand: v.fallback(v.picklist(['right', 'left']), defaults.hand),
  tableMode: v.fallback(v.boolean(), defaults.tableMode),
  offersLessons: v.fallback(v.boolean(), defaults.offersLessons),
});

const slice = createSlice({
  name: 'settings',
  initialState: DEFAULT_SETTINGS,
  reducers: {
    settingsLoaded: (_, { payload }: PayloadAction<Settings>) => payload,
    settingsChanged: (state, { payload }: PayloadAction<Partial<Settings>>) => ({ ...state, ...payload }),
  },
});

export const { settingsLoaded, settingsChanged } = slice.actions;
export const settingsReducer = slice.reducer;
