import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Separate search terms with commas',
  height: 476,
  excerpt: ['const parseTerms', 'const formatTerms', 'slotProps={{', '}}'],
});
