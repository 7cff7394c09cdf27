import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Switch to a list in a narrow panel',
  height: 480,
  excerpt: ['React.useEffect(', '}, []);', '<DataGridPro', '/>'],
});
