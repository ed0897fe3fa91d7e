export type ThemeChoice = 'system' | 'light' | 'dark';
export type SpeedChoice = 'off' | 'fast' | 'normal' | 'slow';
export type MotionChoice = 'system' | 'on' | 'off';
export type HandChoice = 'right' | 'left';
