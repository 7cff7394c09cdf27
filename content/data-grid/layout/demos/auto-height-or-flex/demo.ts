import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Rows in the DOM: autoHeight compared with a flex parent',
  height: [687, 332],
  excerpt: ['<Typography gutterBottom>Flex', '</div>'],
});
