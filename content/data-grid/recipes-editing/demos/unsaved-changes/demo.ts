import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Warn before unsaved changes are lost',
  height: 332,
  excerpt: ['React.useEffect', '}, [isDirty]);'],
});
