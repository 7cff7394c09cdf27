import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Tooltip values as a table',
  height: 324,
  excerpt: ['<details>', '</details>'],
});
