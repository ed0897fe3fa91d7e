import { createContext, use, type ReactNode } from 'react';

import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import type { Person } from './board';

interface AnySetting {
  readonly people: readonly Person[];
}

interface TableProviderProps<Setting, Pointing, Scene> {
  readonly setting: Setting;
  readonly pointing: Pointing;
  readonly scene: Scene | null;
  readonly children: ReactNode;
}

function onBoard<Value>(value: Value | null): Value {
  if (value === null) throw new Error('This belongs on a board');
  return value;
}

/**
 * What every piece of a game's board has at hand, in three parts: the setting stays the same while somebody only points at
 * things or takes them up, so what needs nothing else is not drawn again at a tap; the scene is for pieces that look
 * different while something is being shown.
 */
export function tableContext<Setting extends AnySetting, Pointing extends object, Scene extends object>() {
  const SettingContext = createContext<Setting | null>(null);
  const PointingContext = createContext<Pointing | null>(null);
  const SceneContext = createContext<Scene | null>(null);

  function TableProvider(props: TableProviderProps<Setting, Pointing, Scene>) {
    return (
      <SettingContext value={props.setting}>
        <PointingContext value={props.pointing}>
          <SceneContext value={props.scene}>{props.children}</SceneContext>
        </PointingContext>
      </SettingContext>
    );
  }
  const useSetting = (): Setting => onBoard(use(SettingContext));
  const usePointing = (): Pointing => onBoard(use(PointingContext));
  const useMatch = (): Setting & Pointing => ({ ...useSetting(), ...usePointing() });
  const usePerson = (seat: Seat): Person => at(useSetting().people, seat);
  /** What is being shown; null when nothing is. */
  const useScene = (): Scene | null => use(SceneContext);
  return { TableProvider, useSetting, usePointing, useMatch, usePerson, useScene };
}
