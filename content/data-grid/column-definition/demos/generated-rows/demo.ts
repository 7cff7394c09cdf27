import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Group rows with and without a guard in valueGetter', height: 428, ads: false, excerpt: ['const guarded', '];'] });
