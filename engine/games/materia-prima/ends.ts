/** MP-37: unless the option `endAt60` is off. */
export const LAST_ROUND = 60;
export const WISDOM_GOAL = 25;
