import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Field with the date input of the browser',
  height: 79,
  excerpt: ['// 1. Separate', '// 4. Render'],
});
