import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Compare the tab order of buttons in cells',
  height: 418,
  excerpt: ['<Button', '</Button>'],
});
