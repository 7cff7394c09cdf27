import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The values of the tooltip as a table',
  height: 324,
  excerpt: ['<details>', '</details>'],
});
