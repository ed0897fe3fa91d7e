declare module '*.wav' {
  const source: number;
  export default source;
}
