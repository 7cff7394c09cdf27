import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Hide columns while they are grouped',
  height: 372,
  excerpt: ['const initialState', '});'],
});
