import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Tree view of project files',
  height: 266,
});
