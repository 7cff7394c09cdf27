/** Demos import the files of this folder as if they were next to them: the build resolves them, this declares the types. */
declare module '*/employees' {
  export * from '#content/data/employees.ts';
}
declare module '*/films' {
  export * from '#content/data/films.ts';
}
declare module '*/orders' {
  export * from '#content/data/orders.ts';
}
declare module '*/places' {
  export * from '#content/data/places.ts';
}
declare module '*/query' {
  export * from '#content/data/query.ts';
}
declare module '*/random' {
  export * from '#content/data/random.ts';
}
declare module '*/server' {
  export * from '#content/data/server.ts';
}
declare module '*/trades' {
  export * from '#content/data/trades.ts';
}
