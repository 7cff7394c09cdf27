import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Field without Material UI inputs',
  height: 64,
  excerpt: ['<DatePicker', '/>'],
});
