import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A chart that fills its parent',
  height: 318,
});
