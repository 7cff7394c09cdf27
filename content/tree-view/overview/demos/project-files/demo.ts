import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Files of a project, to move and to rename', height: 224, ads: false });
