import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A chart as large as its parent',
  height: 318,
});
