import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Style a field with text field props',
  height: 216,
  excerpt: ['<DateField', '/>'],
});
