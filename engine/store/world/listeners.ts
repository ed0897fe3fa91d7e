import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit';

import type { AppDispatch, AppState } from '../state';
import type { Tools } from './world';

export type StartListening = TypedStartListening<AppState, AppDispatch, Tools>;

export function createListeners(tools: Tools) {
  return createListenerMiddleware<AppState, AppDispatch, Tools>({ extra: tools });
}
