import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Responsive, desktop and mobile variants',
  height: 216,
});
