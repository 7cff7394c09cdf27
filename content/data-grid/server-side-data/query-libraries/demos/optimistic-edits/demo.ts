import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Edits that appear before they are saved',
  height: 322,
  excerpt: ['const save = useMutation', '  });'],
});
