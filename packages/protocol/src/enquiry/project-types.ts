/** Project types as the endpoint expects them, and as they are shown (specification, section 3). */
export const projectTypes = [
  { value: 'web-development', label: 'Web Development' },
  { value: 'mobile-app', label: 'Mobile App' },
  { value: 'iot-hardware', label: 'IoT & Hardware' },
  { value: 'automation', label: 'System Automation' },
  { value: 'consulting', label: 'Consulting & Strategy' },
  { value: 'other', label: 'Other' },
] as const

export type ProjectType = (typeof projectTypes)[number]['value']

/** How a project type is shown; one that is not known by the value that came, and none as ''. */
export const projectLabel = (project: string): string =>
  projectTypes.find(({ value }) => value === project)?.label ?? project
