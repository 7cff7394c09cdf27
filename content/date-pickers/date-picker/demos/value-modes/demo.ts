import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Controlled and uncontrolled values',
  height: [181, 136],
  excerpt: ['<DatePicker', '          />'],
});
