/** Whether two pieces of plain data say the same. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  return fields.length === others.size && fields.every(([name, value]) => isAlike(value, others.get(name)));
}
