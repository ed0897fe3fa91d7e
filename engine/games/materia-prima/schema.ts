import * as v from 'valibot';

import { wholeUpTo } from '@/engine/core/schema';
import { EQUIPMENT_PIECES, FORMULAS, HOMUNCULI } from './cards';
import { ALCHEMISTS, ELEMENTS, EXTENSIONS, KINDS, MISSIONS, PRODUCTS, THINGS } from './data';
import { HEXES } from './map';
import { FIGURES, type MateriaPrimaMove } from './state';

const hexSchema = wholeUpTo(HEXES.length - 1);
const figureSchema = v.picklist(FIGURES);
const elementSchema = v.picklist(ELEMENTS);
const thingSchema = v.picklist(THINGS);
const formulaSchema = v.picklist(FORMULAS);
const pieceSchema = v.picklist(EQUIPMENT_PIECES);
const MOST_PAID = 3;

/** The form of a move, whoever sends it. */
export const moveSchema: v.GenericSchema<unknown, MateriaPrimaMove> = v.variant('type', [
  v.strictObject({ type: v.literal('pick'), alchemist: v.picklist(ALCHEMISTS) }),
  v.strictObject({ type: v.literal('choose'), mission: v.picklist(MISSIONS) }),
  v.strictObject({ type: v.literal('place'), hex: hexSchema }),
  v.strictObject({ type: v.literal('move'), figure: figureSchema, to: hexSchema }),
  v.strictObject({ type: v.literal('mine'), figure: figureSchema }),
  v.strictObject({ type: v.literal('pickUp'), figure: figureSchema, thing: v.nullable(thingSchema) }),
  v.strictObject({ type: v.literal('drop'), figure: figureSchema, thing: thingSchema }),
  v.strictObject({ type: v.literal('put'), thing: thingSchema }),
  v.strictObject({ type: v.literal('attack'), figure: figureSchema, target: figureSchema }),
  v.strictObject({ type: v.literal('loot'), element: elementSchema }),
  v.strictObject({ type: v.literal('equip'), figure: figureSchema }),
  v.strictObject({ type: v.literal('shift') }),
  v.strictObject({ type: v.literal('doff'), equipment: pieceSchema }),
  v.strictObject({ type: v.literal('don'), equipment: pieceSchema }),
  v.strictObject({ type: v.literal('take'), element: elementSchema }),
  v.strictObject({
    type: v.literal('convert'),
    into: v.picklist(PRODUCTS),
    pay: v.strictTuple([elementSchema, elementSchema]),
  }),
  v.strictObject({
    type: v.literal('transmute'),
    formula: formulaSchema,
    wear: v.boolean(),
    dissolve: v.nullable(v.picklist(HOMUNCULI)),
  }),
  v.strictObject({ type: v.literal('research'), kind: v.picklist(KINDS) }),
  v.strictObject({ type: v.literal('keep'), formula: formulaSchema }),
  v.strictObject({ type: v.literal('discard'), formula: formulaSchema }),
  v.strictObject({
    type: v.literal('buy'),
    pay: v.pipe(v.array(elementSchema), v.maxLength(MOST_PAID)),
  }),
  v.strictObject({
    type: v.literal('activate'),
    extension: v.picklist(EXTENSIONS),
    figure: v.nullable(figureSchema),
  }),
  v.strictObject({ type: v.literal('done') }),
  v.strictObject({ type: v.literal('endTurn') }),
]);
