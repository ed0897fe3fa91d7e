import { createContext, use, type ReactNode } from 'react';

import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import type { Person } from './board';

interface AnySetting {
  readonly people: readonly Person[];
}

interface TableProviderProps<Setting, Pointing> {
  readonly setting: Setting;
  readonly pointing: Pointing;
  readonly children: ReactNode;
}

function onBoard<Value>(value: Value | null): Value {
  if (value === null) throw new Error('This belongs on a board');
  return value;
}

/**
 * What every piece of a game's board has at hand, in two parts: the setting stays the same while somebody only points at
 * things or takes them up, so what needs nothing else is not drawn again at a tap.
 */
export function tableContext<Setting extends AnySetting, Pointing extends object>() {
  const SettingContext = createContext<Setting | null>(null);
  const PointingContext = createContext<Pointing | null>(null);

  function TableProvider({ setting, pointing, children }: TableProviderProps<Setting, Pointing>) {
    return (
      <SettingContext value={setting}>
        <PointingContext value={pointing}>{children}</PointingContext>
      </SettingContext>
    );
  }
  const useSetting = (): Setting => onBoard(use(SettingContext));
  const usePointing = (): Pointing => onBoard(use(PointingContext));
  const useMatch = (): Setting & Pointing => ({ ...useSetting(), ...usePointing() });
  const usePerson = (seat: Seat): Person => at(useSetting().people, seat);
  return { TableProvider, useSetting, usePointing, useMatch, usePerson };
}
