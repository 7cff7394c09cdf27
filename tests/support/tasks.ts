import type { PagePath } from '#model/nav';

/** A task of readers, and the section and demo that solve it. */
export type Task = readonly [wish: string, anchor: string, demo: string];

/** The tasks that one page solves. */
export interface TaskGroup<Id extends string = string> {
  page: PagePath;
  tasks: Readonly<Record<Id, Task>>;
}

export function group<Id extends string>(page: PagePath, tasks: Record<Id, Task>): TaskGroup<Id> {
  return { page, tasks };
}
