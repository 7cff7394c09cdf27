import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Field with the browser’s date input',
  height: 79,
  excerpt: ['// 1. Separate', '// 4. Render'],
});
