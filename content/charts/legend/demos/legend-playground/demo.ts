import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Try every option of the legends',
  height: [1058, 594],
  excerpt: ['<ScatterChart', '</ScatterChart>'],
});
