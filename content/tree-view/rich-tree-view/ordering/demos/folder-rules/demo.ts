import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Files go into folders, folders stay on top', height: 160, ads: false });
