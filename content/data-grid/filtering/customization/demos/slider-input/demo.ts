import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Replace the input of built-in operators',
  height: 424,
  picture: 'Show filters',
  excerpt: ['const sliderOperators', ');'],
});
