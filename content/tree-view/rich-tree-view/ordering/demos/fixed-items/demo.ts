import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Items that cannot be moved', height: 128, ads: false });
