import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Reorder items by drag and drop', height: 160, ads: false });
