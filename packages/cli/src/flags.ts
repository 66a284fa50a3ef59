/** The options of a command by their names: those with a text, and those that are there or not. */
export type Flags<Text extends string, Switch extends string = never> = Readonly<
  Partial<Record<Text, string | undefined> & Record<Switch, true | undefined>>
>;
