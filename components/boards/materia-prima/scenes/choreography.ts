import type { Lying, Travel } from '@/components/kit/stage/between';
import { endOf, inTurn, PAUSE } from '@/components/kit/stage/scene';
import type { Element } from '@/engine/games/materia-prima/data';
import type { FigureId, MateriaPrimaFact } from '@/engine/games/materia-prima/state';

import type { Cue, Scene } from './cues';
import { cityHex, decksAt, handAt, meanwhile, moved, towerAt, type Name } from './lying';
import { hexAt, PANE, sealAt, seatAt, vesselAt } from './places';
import {
  crowning,
  fading,
  fighting,
  fulfilling,
  hopping,
  LIGHT,
  lighting,
  placing,
  stoodOn,
  transmuting,
  turning,
  type FactOf,
  type Tables,
} from './theatre';

const FLIGHT = 300;
const DROP = 200;
const PLAQUE = 420;
const SIGN = 260;
const PACK = 180;
const DEFEAT = 560;
const DISSOLVING = 480;
/** So long before all else has come to rest a soul stone is freed. */
const FREED = 120;
const ENDING = 800;

/** What happens many times in a row happens without a rest. */
const RESTLESS: ReadonlySet<MateriaPrimaFact['type']> = new Set(['moved', 'dropped', 'packed']);

/** What moves when this happens. */
export function sceneOf(tables: Tables, fact: MateriaPrimaFact): Scene {
  const cues = cuesOf(tables, fact);
  const away = new Set(cues.flatMap((cue) => ('figure' in cue ? [cue.figure] : [])));
  const pause = RESTLESS.has(fact.type) ? 0 : PAUSE;
  return { view: meanwhile(tables), cues, pours: [], time: endOf(cues), pause, away };
}

function cuesOf(tables: Tables, fact: MateriaPrimaFact): readonly Cue[] {
  switch (fact.type) {
    case 'began':
    case 'dealt':
    case 'formulasDealt':
    case 'picked':
    case 'chose':
    case 'turnBegan':
      return [];
    case 'placed':
      return placing(tables, fact);
    case 'moved':
      return hopping(tables, fact.figure);
    case 'mined':
      return mining(tables, fact);
    case 'pickedUp':
    case 'looted':
    case 'discarded':
      return flying(moved(tables).travels);
    case 'dropped':
      return flying(moved(tables).travels, 0, DROP);
    case 'fought':
      return fighting(tables, fact);
    case 'beaten':
      return losing(tables, fact.figure, DEFEAT);
    case 'packed':
      return packing(tables, fact);
    case 'converted':
      return converting(tables, fact);
    case 'transmuted':
      return transmuting(tables, fact);
    case 'dissolved':
      return losing(tables, fact.figure, DISSOLVING);
    case 'stoneMade':
      return [crowning(tables, fact)];
    case 'turned':
      return [turning(tables, fact)];
    case 'researched':
      return flying(given(tables, handAt(tables.after, fact.seat)));
    case 'kept':
      return flying(gained(tables, decksAt(tables.before)));
    case 'bought':
      return buying(tables, fact);
    case 'opened':
      return fact.extension === null ? [] : [lighting(cityHex(tables.after, fact.city), LIGHT)];
    case 'activated':
      return activating(tables, fact);
    case 'fulfilled':
      return [fulfilling(fact)];
    case 'ended':
      return [lighting(PANE, ENDING)];
  }
}

/** Pieces of one movement leave so long after each other, and all within this time. */
const STAGGER = 70;
const SPREAD = 320;

function flying(ways: readonly Travel<Name>[], start = 0, time = FLIGHT): readonly Cue[] {
  return ways.map((way, index): Cue => {
    return { type: 'fly', ...way, start: start + inTurn(ways.length, index, STAGGER, SPREAD), time };
  });
}

function wayOf({ sort, piece }: Lying<Name>, from: string, to: string): Travel<Name> {
  return { sort, piece, side: piece === null ? 'down' : 'up', from, to };
}

/** What lay nowhere comes from here. */
function gained(tables: Tables, from: string): readonly Travel<Name>[] {
  return moved(tables).come.flatMap((piece) =>
    piece.place === from ? [] : [wayOf(piece, from, piece.place)],
  );
}

/** What lies nowhere now goes there. */
function given(tables: Tables, to: string): readonly Travel<Name>[] {
  return moved(tables).gone.map((piece) => wayOf(piece, piece.place, to));
}

/** The sign of the mine lights up, and what it yields flies to the figure. */
function mining(tables: Tables, { figure }: FactOf<'mined'>): readonly Cue[] {
  const stood = stoodOn(tables.before, figure);
  if (!stood) return [];
  const seal = sealAt(stood.hex);
  return [lighting(seal, SIGN), ...flying(gained(tables, seal), SIGN / 3)];
}

/** A figure goes; then what it had lies elsewhere, the soul stone last. */
function losing(tables: Tables, figure: FigureId, time: number): readonly Cue[] {
  const { travels } = moved(tables);
  const souls = travels.filter(({ piece }) => piece === 'soul');
  const elements = travels.filter(({ piece }) => piece !== 'soul');
  const spilt = [...fading(tables, figure, time), ...flying(elements, time / 3)];
  return [...spilt, ...flying(souls, endOf(spilt) - FREED)];
}

/** The tower lights up, and what was packed last goes over. */
function packing(tables: Tables, { figure }: FactOf<'packed'>): readonly Cue[] {
  const stood = stoodOn(tables.before, figure);
  return stood ? [lighting(hexAt(stood.hex), PACK), ...flying(moved(tables).travels, 0, PACK)] : [];
}

/** Beads run up the tubes where the still is seen; from afar the tower lights up. */
function converting({ after }: Tables, { seat, into, pay }: FactOf<'converted'>): readonly Cue[] {
  const tower = towerAt(after, seat);
  const bead = (element: Element, from: string, to: string) =>
    wayOf({ sort: element, piece: element, place: from }, from, to);
  return [
    ...pay.flatMap((element) => flying([bead(element, vesselAt(element), vesselAt(into))])),
    ...flying([bead(into, tower, tower)], LIGHT / 2),
    lighting(tower, LIGHT),
  ];
}

/** What is paid goes to the city, and the plaque comes to the tower. */
function buying(tables: Tables, { city }: FactOf<'bought'>): readonly Cue[] {
  const paid = flying(given(tables, cityHex(tables.before, city)));
  return [...paid, ...flying(moved(tables).travels, FLIGHT / 2, PLAQUE)];
}

/** A producer fills the tower; what else an extension does lights it up. */
function activating(tables: Tables, { seat }: FactOf<'activated'>): readonly Cue[] {
  const tower = towerAt(tables.after, seat);
  return [lighting(tower, LIGHT), ...flying(gained(tables, seatAt(seat)))];
}
