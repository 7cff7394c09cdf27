import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A heatmap that users can print',
  height: 320,
});
