import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Four formats for the same time',
  height: 296,
  excerpt: ['<TimeField', 'format="mm:ss"'],
});
