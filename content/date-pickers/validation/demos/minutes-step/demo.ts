import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Minutes that are not a multiple of the step',
  height: 79,
  excerpt: ['<TimePicker', '      />'],
  picture: 'Choose',
});
