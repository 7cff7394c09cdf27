import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Folders that are loaded when they are opened', height: 224, ads: false });
