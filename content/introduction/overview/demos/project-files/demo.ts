import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Files of a project, in a tree view',
  height: 266,
});
