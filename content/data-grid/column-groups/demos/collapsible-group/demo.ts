import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Collapse a column group',
  height: 324,
  excerpt: ['function AddressHeader', '};'],
});
