import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep selected rows visible while filtering',
  height: 474,
  excerpt: ['function keepSelected', '}'],
});
