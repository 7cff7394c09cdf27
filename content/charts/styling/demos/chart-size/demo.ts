import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A chart as wide as its parent',
  height: 318,
});
