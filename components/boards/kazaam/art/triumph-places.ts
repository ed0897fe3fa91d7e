/** How far the rays reach from the middle of the creature, in its space. */
export const FAR = 860;
/** How far the light behind it does. */
export const GLOW = 513;
/** How far the sparks reach beyond its square. */
export const SPARK_ROOM = 180;
